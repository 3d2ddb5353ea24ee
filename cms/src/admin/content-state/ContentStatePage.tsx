import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { CheckSection } from './CheckSection';
import { checks } from './checks';
import { permissions } from './permissions';
import { texts } from './texts';

export default function ContentStatePage() {
  const { formatMessage } = useIntl();

  return (
    <Page.Protect permissions={permissions}>
      <Page.Main>
        <Page.Title>{formatMessage(texts.title)}</Page.Title>
        <Layouts.Header
          title={formatMessage(texts.title)}
          subtitle={formatMessage(texts.subtitle)}
        />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={8} paddingBottom={8}>
            {checks.map((check) => (
              <CheckSection key={check.name} check={check} />
            ))}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
