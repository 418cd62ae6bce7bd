import { CalculatorElement } from './calculator.element.ts';

if (!customElements.get('lw-calculator')) customElements.define('lw-calculator', CalculatorElement);
