type OnLine = (line: string) => void;

const link = /https?:\/\/\S+\/admin\/first-administrator\?token=\S+/;

/**
 * While the content service has no administrator it prints a link that makes one. Whoever holds it
 * owns the admin, so it is taken out of what goes into a log and kept for the terminal.
 */
export function keepLinkFrom(onLine: OnLine): { onLine: OnLine; link: () => string | undefined } {
  let found: string | undefined;
  return {
    onLine(line) {
      const [printed] = link.exec(line) ?? [];
      if (printed) found = printed;
      else onLine(line);
    },
    link: () => found,
  };
}
