import { expect, it } from 'vitest';
import { idleForm, nextFormState } from './form-state.ts';

it('goes from invalid over saving to success, and counts its answers', () => {
  const invalid = nextFormState(idleForm, { type: 'invalid', errors: { email: 'faux' } });
  expect([invalid.status, invalid.errors, invalid.answers]).toEqual([
    'invalid',
    { email: 'faux' },
    1,
  ]);
  const saving = nextFormState(invalid, { type: 'sent' });
  expect([saving.status, saving.errors]).toEqual(['saving', {}]);
  const success = nextFormState(saving, { type: 'succeeded', reference: 'C-7F3K-92' });
  expect([success.status, success.reference, success.answers]).toEqual(['success', 'C-7F3K-92', 2]);
});

it('clears the error of the field that changes, and no other', () => {
  const invalid = nextFormState(idleForm, {
    type: 'invalid',
    errors: { email: 'a', firstname: 'b' },
  });
  const changed = nextFormState(invalid, { type: 'changed', field: 'email' });
  expect(changed.errors).toEqual({ firstname: 'b' });
  expect(nextFormState(changed, { type: 'changed', field: 'phone' })).toBe(changed);
});

it('keeps the form after a failure, with its message', () => {
  const failed = nextFormState(
    { ...idleForm, status: 'saving' },
    { type: 'failed', message: 'Zut' },
  );
  expect([failed.status, failed.general]).toEqual(['failed', 'Zut']);
});
