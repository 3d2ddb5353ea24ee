import { ClientCarousel } from '../../../sections/ClientCarousel/ClientCarousel.tsx';
import { HeadingPicture } from '../../../sections/ServiceHead/HeadingPicture.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { ServiceIntro } from '../../../sections/ServiceIntro/ServiceIntro.tsx';
import { Cut } from '../../../ui/Cut/Cut.tsx';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import styles from './ecommerce.module.css';
import { type EcommerceData, loadEcommerce } from './ecommerce.query.ts';
import { Receipts } from './Receipts.tsx';

const sizes = '(max-width: 60rem) 92vw, 42vw';

export default definePage({
  load: loadEcommerce,
  meta: ({ page }, request) => ({
    ...serviceMeta({ ...page, intro: page.paragraphs[0]?.markdown ?? '' }, request),
    image: page.image,
    preload: page.image && { image: page.image, sizes },
  }),
  View: EcommerceView,
});

function EcommerceView({ data, locale, route }: ViewProps<EcommerceData>) {
  const { page, clients } = data;
  const [intro, ...receipts] = page.paragraphs;

  return (
    <>
      <ServiceHead
        route={route.key}
        locale={locale}
        pretitle={page.pretitle}
        title={page.title}
        layout="piece"
        picture={
          page.image && (
            <Cut shape="reply" className={styles.heading}>
              <HeadingPicture image={page.image} locale={locale} sizes={sizes} />
            </Cut>
          )
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
        tone="ink"
        edge="2"
      />
      <Receipts receipts={receipts} />
    </>
  );
}
