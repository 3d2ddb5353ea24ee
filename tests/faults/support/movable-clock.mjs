import { readFileSync } from 'node:fs';

/*
 * Loaded into the site before anything else: the time of day is off by what a file says, in
 * milliseconds. Timers go on, as they do when a machine's clock is set.
 */
const { CLOCK_FILE } = process.env;
const RealDate = Date;
const offset = () => Number(readFileSync(CLOCK_FILE, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset());
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset();
  }
};
