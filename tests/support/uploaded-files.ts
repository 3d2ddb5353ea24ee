/** How a file that was uploaded is handed out, by the content service and by the nginx before it. */
export const sealed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** What either answers to a file that is too large. The admin knows the sentence by this word. */
export const tooLarge = {
  data: null,
  error: { status: 413, name: 'PayloadTooLargeError', message: 'FileTooBig', details: {} },
};
