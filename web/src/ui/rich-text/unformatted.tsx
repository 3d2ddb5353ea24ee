import { richTextLimits } from './excess.ts';

/** A text that asks too much, as it was written: nothing of it is lost but its marks. */
export const unformatted = (text: string) => (
  <>
    {text
      .slice(0, richTextLimits.characters)
      .split(/\n{2,}/)
      .map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, in their own order
        <p key={index}>{part}</p>
      ))}
  </>
);
