// The parts that arrays add to a calculator. Each is a chunk of its own, loaded once its calculator has its core.
import { addPart } from '../calculator/calculator.element.ts';

addPart('picture', async (root, calc, host) => {
  const { ArrayPicture } = await import('./picture.element.ts');
  return new ArrayPicture(root, calc, host);
});

addPart('simulation', async (root, _, host) => {
  const { Simulation } = await import('./simulation.element.ts');
  return new Simulation(root, host);
});
