import { stripVTControlCharacters, styleText } from 'node:util';

type Note = (text: string) => void;

export interface Progress {
  /** Shows one piece of work from its start to its end. `note` tells what it is doing right now. */
  step<T>(title: string, work: (note: Note) => Promise<T>): Promise<T>;
  say(line: string): void;
}

/** What a progress display needs of a stream: `process.stdout`, or a stand-in in a test. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** How long one of several steps stays in sight: two seconds. */
const framesEach = 20;
const clearLine = '\r\u001b[2K';

export function createProgress(out: Terminal = process.stdout): Progress {
  const say = (line: string) => out.write(`${out.isTTY ? clearLine : ''}${line}\n`);
  const begin = out.isTTY ? liveLine(out) : beginPlain;
  return {
    say,
    async step(title, work) {
      const started = Date.now();
      const display = begin(out, title, started);
      try {
        const result = await work(display.note);
        display.end();
        say(`${mark(out, true)} ${title} ${dim(out, elapsed(started))}`);
        return result;
      } catch (error) {
        display.end();
        say(`${mark(out, false)} ${title} ${dim(out, elapsed(started))}`);
        throw error;
      }
    },
  };
}

/** One line that is redrawn in place. Where several steps are under way it shows them in turn. */
function liveLine(terminal: Terminal) {
  const underWay: { title: string; started: number; note: string }[] = [];
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;
  const draw = () => {
    const shown = underWay[Math.floor(frame / framesEach) % underWay.length];
    if (!shown) return;
    const others = underWay.length > 1 ? ` +${underWay.length - 1}` : '';
    const line = `${frames[frame++ % frames.length]}${others} ${shown.title} (${elapsed(shown.started)}) ${shown.note}`;
    terminal.write(clearLine + line.slice(0, (terminal.columns ?? 80) - 1));
  };
  return (_: Terminal, title: string, started: number) => {
    const step = { title, started, note: '' };
    underWay.push(step);
    draw();
    timer ??= setInterval(draw, 100);
    return {
      note: (text: string) => {
        step.note = noteOf(text);
      },
      end: () => {
        underWay.splice(underWay.indexOf(step), 1);
        terminal.write(clearLine);
        if (underWay.length > 0) return;
        clearInterval(timer);
        timer = undefined;
      },
    };
  };
}

/** In a log file nothing can be redrawn: a line now and then, and only for work that takes long. */
function beginPlain(out: Terminal, title: string, started: number) {
  let note = '';
  const tell = () => out.write(`… ${title} (${elapsed(started)}) ${note}`.trimEnd().concat('\n'));
  const first = setTimeout(tell, 2_000);
  const timer = setInterval(tell, 15_000);
  return {
    note: (text: string) => {
      note = noteOf(text);
    },
    end: () => {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}

/** Programs decorate and talk at length; one short line is enough to see that they work. */
const noteOf = (text: string) => stripVTControlCharacters(text).trim().slice(0, 60);

export function elapsed(since: number): string {
  const seconds = (Date.now() - since) / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

export function mark(out: Terminal, good: boolean): string {
  const sign = good ? '✓' : '✗';
  return out.isTTY ? styleText(good ? 'green' : 'red', sign) : sign;
}

function dim(out: Terminal, text: string): string {
  return out.isTTY ? styleText('dim', text) : `(${text})`;
}
