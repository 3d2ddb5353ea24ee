import type { Core } from '@strapi/strapi';

/** Only the admin is a page. Whatever else is opened, an uploaded file above all, may do nothing. */
const SEALED = "default-src 'none'; frame-ancestors 'none'; sandbox";
const NOTHING_OF_THE_MACHINE =
  'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()';

const isAdmin = (path: string) => path === '/admin' || path.startsWith('/admin/');

/**
 * What Strapi's own middlewares cannot say. The rule goes by what is not the admin, not by what is
 * an upload: there is more than one way to spell the address of a file.
 */
export default function answerHeaders(): Core.MiddlewareHandler {
  return async (context, next) => {
    context.set('Permissions-Policy', NOTHING_OF_THE_MACHINE);
    if (!isAdmin(context.path)) context.set('Content-Security-Policy', SEALED);

    await next();

    // Strapi lets everybody read an answer to a request that names no origin.
    context.remove('Access-Control-Allow-Origin');
    // A part of a file (206) is what a viewer asks for.
    const isFile = !isAdmin(context.path) && [200, 206].includes(context.status);
    if (isFile && !/^(?:image\/|application\/json)/.test(context.response.type || 'image/')) {
      context.set('Content-Disposition', 'attachment');
    }
  };
}
