import { PageBreadcrumbs } from '../../sections/PageBreadcrumbs/PageBreadcrumbs.tsx';
import { Partners } from '../../sections/Partners/Partners.tsx';
import { TalkToUs } from '../../sections/TalkToUs/TalkToUs.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { definePage } from '../page.ts';
import { Offer } from './Offer.tsx';
import styles from './services.module.css';
import { loadServices } from './services.query.ts';
import { splitOpening } from './split-markdown.ts';

const headingSizes = '100vw';

export default definePage({
  load: loadServices,

  meta: ({ overview }) => ({
    title: overview.title,
    description: splitOpening(overview.intro).opening.replaceAll(/[*_`]/g, ''),
    seo: overview.seo,
    image: overview.heading,
    preload: overview.heading && { image: overview.heading, sizes: headingSizes, wide: true },
  }),

  View: ({ data: { overview, partners }, locale }) => {
    const { title, intro, heading, services, discuss } = overview;
    const { opening, rest } = splitOpening(intro);
    const { talkTitle, talkText } = messagesFor(locale).servicesOverview;

    return (
      <>
        <Grid as="header" className={styles.head}>
          <div className={styles.crumbs}>
            <PageBreadcrumbs route="services" locale={locale} />
          </div>
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
        </Grid>
        {heading && (
          <div className={styles.scene}>
            <Picture
              src={heading.src}
              alt={heading.alt[locale]}
              width={heading.width}
              height={heading.height}
              tone={heading.tone}
              sizes={headingSizes}
              priority
              wide
            />
          </div>
        )}
        <Grid className={styles.intro}>
          {opening && <Markdown text={opening} className={styles.opening} />}
          <div className={styles.aside}>
            {rest && <Markdown text={rest} />}
            {discuss && (
              <ArrowLink href="#pied" icon="arrow-down">
                {discuss}
              </ArrowLink>
            )}
          </div>
        </Grid>
        {services.length > 0 && (
          <Grid as="ul" className={styles.offers}>
            {services.map((service, index) => (
              <Offer key={service.title} service={service} index={index} locale={locale} />
            ))}
          </Grid>
        )}
        <Partners heading={overview.partners} partners={partners} />
        {discuss && <TalkToUs content={{ title: talkTitle, text: talkText, button: discuss }} />}
      </>
    );
  },
});
