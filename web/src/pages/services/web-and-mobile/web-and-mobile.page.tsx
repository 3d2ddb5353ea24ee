import { ClientCarousel } from '../../../sections/ClientCarousel/ClientCarousel.tsx';
import { HeadingPicture } from '../../../sections/ServiceHead/HeadingPicture.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { ServiceIntro } from '../../../sections/ServiceIntro/ServiceIntro.tsx';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import { Chapter } from './Chapter.tsx';
import { loadWebAndMobile, type WebAndMobileData } from './web-and-mobile.query.ts';

const sizes = '100vw';

export default definePage({
  load: loadWebAndMobile,
  meta: ({ page }, request) => ({
    ...serviceMeta({ ...page, intro: page.paragraphs[0]?.markdown ?? '' }, request),
    image: page.image,
    preload: page.image && { image: page.image, sizes, wide: true },
  }),
  View: WebAndMobileView,
});

function WebAndMobileView({ data, locale, route }: ViewProps<WebAndMobileData>) {
  const { page, clients } = data;
  const [intro, ...chapters] = page.paragraphs;

  return (
    <>
      <ServiceHead
        route={route.key}
        locale={locale}
        pretitle={page.pretitle}
        title={page.title}
        layout="scene"
        picture={
          page.image && <HeadingPicture image={page.image} locale={locale} sizes={sizes} wide />
        }
      />
      {intro && (
        <ServiceIntro
          title={intro.title}
          markdown={intro.markdown}
          locale={locale}
          discuss={page.discuss}
        />
      )}
      <ClientCarousel
        clients={clients}
        title={page.clientsTitle}
        locale={locale}
        tone="kraft"
        edge="1"
      />
      {chapters.map((chapter, index) => (
        <Chapter key={chapter.title} chapter={chapter} index={index} />
      ))}
    </>
  );
}
