import { describe, expect, it } from 'vitest';
import { complaintRules } from './complaint/complaint.rules.ts';
import { contactRules } from './contact/contact.rules.ts';
import { cleanValues, validate } from './rules.ts';

const valid = { firstname: 'Ada', lastname: 'Roy', email: 'ada@roy.example' };
const contact = (changes: Record<string, unknown>) =>
  validate(contactRules, cleanValues(contactRules, { ...valid, ...changes }));
const complaint = (changes: Record<string, unknown>) =>
  validate(complaintRules, cleanValues(complaintRules, { ...valid, ...changes }));

describe('the contact form', () => {
  it('asks for names and an address only', () => {
    expect(contact({})).toEqual({});
    expect(validate(contactRules, cleanValues(contactRules, {}))).toEqual({
      firstname: 'required',
      lastname: 'required',
      email: 'required',
    });
  });

  it('takes blanks for nothing', () => {
    expect(contact({ firstname: '   ', lastname: '\t\n' })).toEqual({
      firstname: 'required',
      lastname: 'required',
    });
  });

  it('takes names of 255 signs and no more', () => {
    expect(contact({ firstname: 'x'.repeat(255) })).toEqual({});
    expect(contact({ firstname: 'x'.repeat(256), lastname: 'x'.repeat(256) })).toEqual({
      firstname: 'length',
      lastname: 'length',
    });
  });

  it.each([
    'plain',
    'two@@signs.example',
    'a b@c.example',
    'a@b',
    '@b.example',
    'a@.',
    'a@b.c@d.e',
  ])('does not take %s for an address', (email) =>
    expect(contact({ email })).toEqual({ email: 'email' }),
  );

  it('takes 1000 signs of details, a line end counting as one', () => {
    expect(contact({ details: `${'x'.repeat(499)}\r\n${'y'.repeat(500)}` })).toEqual({});
    expect(contact({ details: 'x'.repeat(1001) })).toEqual({ details: 'length' });
  });

  it('reads what is no text as nothing', () => {
    expect(contact({ firstname: { toString: 'x' }, phone: 12 })).toEqual({ firstname: 'required' });
  });
});

describe('a text as it comes', () => {
  const details = (text: string) => cleanValues(contactRules, { ...valid, details: text }).details;

  it.each([
    ['NUL', 'a\u0000b', 'ab'],
    ['controls', 'a\u0007\u001b[31mb\u007f\u0085c', 'a[31mbc'],
    ['half a sign', 'a\ud83db\udc4b', 'ab'],
    ['what is never a sign', 'a\ufffeb\uffff', 'ab'],
  ])('loses %s', (_, typed, kept) => expect(details(typed)).toBe(kept));

  it('keeps lines, tabs and whole signs', () => {
    expect(details('un\tdeux\r\ntrois 👋🏽 — « été »')).toBe('un\tdeux\ntrois 👋🏽 — « été »');
  });

  it('has its accents in one piece', () => {
    expect(details('e\u0301te\u0301')).toBe('été');
  });

  it('keeps what joins signs and letters', () => {
    expect(details('👩‍💻 می‌خواهم')).toBe('👩‍💻 می‌خواهم');
  });

  it.each([
    ['a zero-width space', '\u200b'],
    ['a byte order mark', '\ufeff'],
    ['joiners and marks of direction', '\u200d\u2066\u2069'],
    ['a filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['a no-break space', '\u00a0'],
    ['NUL alone', '\u0000'],
  ])('that is %s only is no name', (_, firstname) => {
    expect(contact({ firstname })).toEqual({ firstname: 'required' });
    expect(complaint({ lastname: firstname })).toEqual({ lastname: 'required' });
  });

  it('is an address where only an unseen sign stood in it', () => {
    expect(cleanValues(contactRules, { ...valid, email: 'ada\u0000@roy.example' }).email).toBe(
      'ada@roy.example',
    );
  });
});

describe('the complaint form', () => {
  it('limits the phone to 255 and each text to 1000', () => {
    expect(complaint({ phone: '1'.repeat(256) })).toEqual({ phone: 'length' });
    expect(complaint({ renseignements: 'x'.repeat(1001) })).toEqual({ renseignements: 'length' });
    expect(complaint({ pourquoi_motif: 'x'.repeat(1000) })).toEqual({});
  });
});
