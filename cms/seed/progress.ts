/** One line a step: it counts upwards on a terminal and is written once, finished, elsewhere. */
export class Progress {
  private name = '';
  private total = 0;
  private done = 0;
  private readonly live = process.stdout.isTTY;

  begin(name: string, total: number): void {
    this.name = name;
    this.total = total;
    this.done = 0;
    this.show(`0/${total}`);
  }

  step(): void {
    this.done += 1;
    this.show(`${this.done}/${this.total}`);
  }

  end(summary: string): void {
    const line = `  ${this.name.padEnd(28)} ${summary}`;
    process.stdout.write(this.live ? `\r\u001b[2K${line}\n` : `${line}\n`);
  }

  private show(count: string): void {
    if (this.live) process.stdout.write(`\r\u001b[2K  ${this.name.padEnd(28)} ${count}`);
  }
}
