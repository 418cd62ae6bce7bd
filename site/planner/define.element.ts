import { PlannerElement } from './planner.element.ts';

customElements.define('lw-planner', PlannerElement);
