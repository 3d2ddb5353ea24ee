import type { SiteAnswer } from '../../search/search-question.ts';
import { EmptyList } from '../../sections/EmptyList/EmptyList.tsx';
import { Finder } from '../../sections/Finder/Finder.tsx';
import { ListFilters } from '../../sections/ListFilters/ListFilters.tsx';
import { ListPager } from '../../sections/ListPager/ListPager.tsx';
import { searchMaxLength, searchPageSize } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { kindName, searchHref, suggestHref } from '../../site/search-address.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../page.ts';
import { Results } from './Results.tsx';
import styles from './search.module.css';
import { loadSearch, type SearchData } from './search.query.ts';

function titleOf({ text, answer, kind, page }: SearchData, locale: Locale): string {
  const { search, pager } = messagesFor(locale);
  if (!answer) return search.title;
  return [
    search.count(answer.total, text),
    ...(kind ? [search.kinds[kind]] : []),
    ...(page > 1 ? [pager.page(page)] : []),
    search.title,
  ].join(' · ');
}

export default definePage({
  load: loadSearch,

  meta: (data, { locale }) => ({
    title: titleOf(data, locale),
    description: messagesFor(locale).search.intro,
    noindex: true,
    isPassing: data.answer !== undefined,
  }),

  View({ data, locale }) {
    const { text, kind, page, pages, answer, isCut } = data;
    const { search } = messagesFor(locale);
    return (
      <>
        <Grid as="header" className={styles.head}>
          <Heading level={1} size={1} className={styles.title}>
            {search.title}
          </Heading>
          <Paragraph level="1" className={styles.intro}>
            {search.intro}
          </Paragraph>
          <Finder
            className={styles.finder}
            action={pathTo('search', locale)}
            label={search.label}
            button={search.button}
            id="recherche"
            search={text}
            suggestions={{ label: search.suggestions, source: suggestHref(locale) }}
            along={kind ? [{ name: kindName, value: kind }] : []}
          />
        </Grid>
        {answer && answer.counts.size > 0 && (
          <Grid as="section" className={styles.found}>
            <Heading level={2} size={3} className={styles.count}>
              {search.count(answer.total, text)}
            </Heading>
            <Notes answer={answer} isCut={isCut} locale={locale} />
            <div className={styles.filters}>
              <Kinds data={data} locale={locale} />
            </div>
            <Results hits={answer.hits} start={(page - 1) * searchPageSize + 1} locale={locale} />
          </Grid>
        )}
        {answer && answer.counts.size === 0 && (
          <EmptyList
            art="compass"
            title={search.none(text)}
            text={answer.isWhole ? search.noneText : search.reading}
          >
            <ButtonLink href={pathTo('contact', locale)} icon="arrow">
              {search.ask}
            </ButtonLink>
          </EmptyList>
        )}
        {(!answer || answer.counts.size === 0) && <Useful data={data} locale={locale} />}
        <ListPager
          current={page}
          total={pages}
          hrefOf={(number) => searchHref(locale, { text, kind, page: number })}
          locale={locale}
        />
      </>
    );
  },
});

interface PartProps {
  readonly data: SearchData;
  readonly locale: Locale;
}

function Kinds({ data: { text, kind, answer }, locale }: PartProps) {
  const { search } = messagesFor(locale);
  const counts = [...(answer?.counts ?? [])];
  const sum = counts.reduce((total, [, count]) => total + count, 0);
  return (
    <ListFilters
      label={search.filters}
      locale={locale}
      filters={[
        { name: search.all, count: sum, href: searchHref(locale, { text }), active: !kind },
        ...counts.map(([one, count]) => ({
          name: search.kinds[one],
          count,
          href: searchHref(locale, { text, kind: one === kind ? undefined : one }),
          active: one === kind,
          removable: true,
        })),
      ]}
    />
  );
}

interface NotesProps {
  readonly answer: SiteAnswer;
  readonly isCut: boolean;
  readonly locale: Locale;
}

function Notes({ answer: { meant, isWhole }, isCut, locale }: NotesProps) {
  const { search } = messagesFor(locale);
  const notes = [
    ...(meant === undefined ? [] : [search.meant(meant)]),
    ...(isCut ? [search.cut(searchMaxLength)] : []),
    ...(isWhole ? [] : [search.reading]),
  ];
  return notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>;
}

function Useful({ data, locale }: PartProps) {
  const { search } = messagesFor(locale);
  return (
    <Grid as="section" className={styles.useful}>
      <Heading level={2} size={4} className={styles.count}>
        {search.useful}
      </Heading>
      <ul className={styles.ways}>
        {data.useful.map(({ name, url }) => (
          <li key={url}>
            <ArrowLink href={url}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
