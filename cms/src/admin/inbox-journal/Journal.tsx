import { Box, Flex, Loader, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { fieldTexts, texts } from './texts';
import { useJournal } from './use-journal';

interface JournalProps {
  model: string;
  documentId: string;
}

/** Who changed what and when, the newest first. There is nothing to press: it cannot be changed. */
export function Journal({ model, documentId }: JournalProps) {
  const { formatMessage, formatDate } = useIntl();
  const journal = useJournal(model, documentId);

  if (journal === undefined) return <Loader small>{formatMessage(texts.loading)}</Loader>;
  if (journal === 'failed') {
    return (
      <Typography tag="p" role="alert" textColor="danger600">
        {formatMessage(texts.failed)}
      </Typography>
    );
  }
  if (journal.length === 0) {
    return (
      <Typography tag="p" textColor="neutral600">
        {formatMessage(texts.nothing)}
      </Typography>
    );
  }
  return (
    <Box tag="ol" width="100%" maxHeight="40rem" overflow="auto" tabIndex={0}>
      {journal.map(({ field, before, after, by, at }, index) => (
        <Flex
          key={`${at} ${field}`}
          tag="li"
          direction="column"
          alignItems="stretch"
          gap={1}
          paddingTop={index === 0 ? 0 : 3}
          paddingBottom={3}
        >
          <Typography textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
            {formatMessage(texts.change, {
              field: formatMessage(fieldTexts[field] ?? { id: field, defaultMessage: field }),
              before: before || formatMessage(texts.empty),
              after: after || formatMessage(texts.empty),
            })}
          </Typography>
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {formatMessage(texts.by, {
              moment: formatDate(at, { dateStyle: 'long', timeStyle: 'short' }),
              by,
            })}
          </Typography>
        </Flex>
      ))}
    </Box>
  );
}
