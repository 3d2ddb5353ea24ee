import './fonts.css';
import './tokens.css';
import './tones.css';
import './shapes.css';
import './base.css';
import './motion.css';
import './forced-colors.css';
import './print.css';

// One stylesheet for what every page shares, in the order in which parts may build on each other.
// Pages bring their own.
const modules = [
  import.meta.glob(['../ui/**/*.module.css', '!../ui/gallery/**'], { eager: true }),
  import.meta.glob('../layout/**/*.module.css', { eager: true }),
  import.meta.glob('../sections/**/*.module.css', { eager: true }),
  import.meta.glob('../forms/**/*.module.css', { eager: true }),
  import.meta.glob('../consent/**/*.module.css', { eager: true }),
  import.meta.glob('../updates/**/*.module.css', { eager: true }),
];

// No page loads this script, only the stylesheet the build makes of it. The build drops a module
// with its styles when nobody reads its names, so they are read here.
Reflect.set(globalThis, 'stylesheets', modules);
