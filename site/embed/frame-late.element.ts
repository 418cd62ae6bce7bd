// The script of a frame whose own script comes when it is needed. Other frames are spared how it does.
import './frame.element.ts';
import { startLate } from './late.element.ts';

document.addEventListener('DOMContentLoaded', startLate);
