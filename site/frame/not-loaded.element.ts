// The line that programs are missing leaves once none is: as long as it stands, each change of the page makes the browser
// look through all of it for what is missing.
const line = document.querySelector('.lw-not-loaded');

const leave = (): void => {
  if (line && getComputedStyle(line).display === 'none') line.remove();
};
for (const event of ['load', 'pointerdown', 'keydown']) addEventListener(event, leave, { once: true, passive: true });
