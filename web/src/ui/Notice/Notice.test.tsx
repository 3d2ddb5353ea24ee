import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notice, type NoticeKind } from './Notice.tsx';

test.each<[NoticeKind, string]>([
  ['error', 'alert'],
  ['success', 'check'],
  ['info', 'marked'],
])('%s carries the sign %s', (kind, icon) => {
  expect(renderToStaticMarkup(<Notice kind={kind}>…</Notice>)).toContain(`#${icon}"`);
});

test('is read out at once when it is an error, in turn when it is not', () => {
  expect(
    renderToStaticMarkup(
      <Notice kind="error" live>
        …
      </Notice>,
    ),
  ).toContain('role="alert"');
  expect(
    renderToStaticMarkup(
      <Notice kind="success" live>
        …
      </Notice>,
    ),
  ).toContain('role="status"');
  expect(renderToStaticMarkup(<Notice kind="error">…</Notice>)).not.toContain('role=');
});

test('the summary of a form can receive focus and has a heading', () => {
  const html = renderToStaticMarkup(
    <Notice kind="error" title="À revoir" titleLevel={3} id="resume" focusable />,
  );
  expect(html).toMatch(/^<div [^>]*id="resume" tabindex="-1"/);
  expect(html).toMatch(/<h3 [^>]*>À revoir<\/h3>/);
});
