import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Check } from './checks';
import { FindingsTable } from './FindingsTable';
import { texts } from './texts';
import { useStateOf } from './use-state-of';

export function CheckSection({ check }: { check: Check }) {
  const { formatMessage } = useIntl();
  const state = useStateOf(check.name);
  const heading = useId();
  const title = formatMessage(check.title);

  return (
    <Box tag="section" aria-labelledby={heading} aria-busy={state === undefined}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography tag="h2" id={heading} variant="beta">
          {state && state !== 'failed' && state.complete
            ? formatMessage(texts.heading, { title, total: state.total })
            : title}
        </Typography>
        <Typography tag="p" textColor="neutral600">
          {formatMessage(check.help)}
        </Typography>
        {state === undefined && <Loader small>{formatMessage(texts.loading)}</Loader>}
        {state === 'failed' && (
          <Typography tag="p" role="alert" textColor="danger600">
            {formatMessage(texts.failed)}
          </Typography>
        )}
        {state && state !== 'failed' && (
          <>
            {!state.complete && (
              <Typography tag="p" textColor="warning700">
                {formatMessage(texts.incomplete)}
              </Typography>
            )}
            {state.complete && state.total === 0 && (
              <Typography tag="p">{formatMessage(texts.nothing)}</Typography>
            )}
            {state.findings.length > 0 && (
              <FindingsTable check={check} findings={state.findings} labelledBy={heading} />
            )}
            {state.total > state.findings.length && (
              <Typography tag="p">
                {formatMessage(texts.more, { shown: state.findings.length, total: state.total })}
              </Typography>
            )}
          </>
        )}
      </Flex>
    </Box>
  );
}
