/** With hot reload, styles come as modules: this brings all of them, pages included. */
import './site.ts';

import.meta.glob(['../ui/gallery/*.module.css', '../pages/**/*.module.css'], { eager: true });
