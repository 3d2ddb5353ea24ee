import { privacyPolicy } from '../../../content/schema/privacy-policy.ts';
import { LegalText } from '../../../sections/LegalText/LegalText.tsx';
import { numberedParts, splitBrief } from '../../../sections/LegalText/legal-parts.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { definePage } from '../../page.ts';
import { PdfLinks } from './PdfLinks.tsx';
import styles from './privacy.module.css';

export default definePage({
  load: ({ content, locale }) => content.single(privacyPolicy, { locale, populate: '*' }),
  meta: ({ title, intro }) => ({ title, description: splitBrief(intro).brief ?? intro }),
  View: ({ data, locale, route }) => {
    const { intro, brief } = splitBrief(data.intro);
    const messages = messagesFor(locale).legal;
    return (
      <LegalText
        route={route}
        locale={locale}
        title={data.title}
        date={data.date}
        intro={intro}
        brief={brief}
        parts={numberedParts(data.parts)}
      >
        <section className={styles.documents} aria-labelledby="documents-title">
          <Heading level={2} size={3} id="documents-title">
            {messages.documents}
          </Heading>
          <Markdown text={data.footer} />
          <PdfLinks
            documents={[
              { name: messages.employeePdf, file: data.employeePdf },
              { name: messages.clientPdf, file: data.clientPdf },
            ]}
          />
        </section>
      </LegalText>
    );
  },
});
