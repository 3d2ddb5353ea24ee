import { Box, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import type { Check } from './checks';
import { texts } from './texts';
import type { Finding } from './use-state-of';

interface FindingsTableProps {
  check: Check;
  findings: readonly Finding[];
  labelledBy: string;
}

/** A plain table: Strapi's own takes the tab key away from the links in it. */
export function FindingsTable({ check, findings, labelledBy }: FindingsTableProps) {
  const { formatMessage, formatDate, locale } = useIntl();
  const { detail } = check;
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const detailOf = (finding: Finding) =>
    detail?.kind === 'moment'
      ? formatDate(finding.detail, { dateStyle: 'long', timeStyle: 'short' })
      : finding.detail;

  return (
    <Box overflow="auto" background="neutral0" shadow="tableShadow" hasRadius>
      <Box tag="table" width="100%" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <Head>{formatMessage(texts.type)}</Head>
            <Head>{formatMessage(texts.entry)}</Head>
            <Head>{formatMessage(texts.locale)}</Head>
            {detail && <Head>{formatMessage(detail.label)}</Head>}
          </tr>
        </thead>
        <tbody>
          {(detail?.kind === 'count' ? findings : inOrder(findings)).map((finding) => (
            <tr key={`${finding.path} ${finding.title} ${finding.locale} ${finding.detail}`}>
              <Cell>{finding.type}</Cell>
              <Cell>
                <Link tag={NavLink} to={finding.path}>
                  {finding.title}
                </Link>
              </Cell>
              <Cell>{languages.of(finding.locale)}</Cell>
              {detail && <Cell>{detailOf(finding)}</Cell>}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const inOrder = (findings: readonly Finding[]) =>
  [...findings].sort(
    (a, b) => a.type.localeCompare(b.type, 'fr') || a.title.localeCompare(b.title, 'fr'),
  );

function Head({ children }: { children: ReactNode }) {
  return (
    <Box tag="th" scope="col" padding={3} textAlign="start">
      <Typography variant="sigma" textColor="neutral600">
        {children}
      </Typography>
    </Box>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <Box tag="td" padding={3} borderColor="neutral150" borderStyle="solid" borderWidth="1px 0 0">
      <Typography textColor="neutral800">{children}</Typography>
    </Box>
  );
}
