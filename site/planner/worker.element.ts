// The worker's end of the planner: it loads the core and the parts with the first question, and none of it before.
import { answerWith } from '../common/answering.element.ts';
import { answered } from './answered.element.ts';

answerWith(answered);
