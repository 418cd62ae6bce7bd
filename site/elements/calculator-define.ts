import { CalculatorElement } from './calculator.ts';

if (!customElements.get('lw-calculator')) customElements.define('lw-calculator', CalculatorElement);
