import { errors } from '@strapi/utils';

/** A refusal that the admin shows beside the field at `path`. */
export function refusal(path: string[], message: string): Error {
  return new errors.ValidationError(message, {
    errors: [{ path, message, name: 'ValidationError' }],
  });
}
