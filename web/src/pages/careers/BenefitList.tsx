import type { Benefit } from '../../content/schema/benefit.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { isIconName } from '../../ui/Icon/icon-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './careers.module.css';

interface BenefitListProps {
  readonly title: string;
  readonly benefits: readonly Benefit[];
}

export function BenefitList({ title, benefits }: BenefitListProps) {
  return (
    <Section tone="kraft" edge="2" labelledBy="avantages">
      <Grid>
        <Heading level={2} size={1} id="avantages" className={styles.wideTitle}>
          {title}
        </Heading>
        <ul className={styles.benefits}>
          {benefits.map(({ id, icon, name, description }) => (
            <li className={styles.benefit} key={id}>
              {/* An icon that editors were given later than this site: the heart stands for all. */}
              <Icon
                name={icon && isIconName(icon) ? icon : 'heart'}
                className={styles.benefitIcon}
              />
              <div>
                <Heading level={3} size={5}>
                  {name}
                </Heading>
                {description && <p className={styles.benefitText}>{description}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
