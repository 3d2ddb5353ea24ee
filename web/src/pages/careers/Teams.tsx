import type { CareerTeams } from '../../content/schema/career.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import type { ArtworkName } from '../../ui/Artwork/artworks.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './careers.module.css';

interface TeamsProps {
  readonly teams: CareerTeams;
}

/** Teams have no picture of their own: each gets a tool from the table, by its place. */
const tools: readonly ArtworkName[] = ['scissors', 'pencil', 'ramp', 'compass', 'cup'];

export function Teams({ teams: { title, intro, teams } }: TeamsProps) {
  return (
    <Section tone="kraft" edge="1" labelledBy="equipes">
      <Grid>
        <Heading level={2} size={1} id="equipes" className={styles.teamsTitle}>
          {title}
        </Heading>
        {intro && (
          <Paragraph level="2-up" className={styles.teamsIntro}>
            {intro}
          </Paragraph>
        )}
        <ul className={styles.teams}>
          {teams.map((team, index) => (
            <li className={styles.team} key={team.title}>
              <span className={styles.tool}>
                <Artwork name={tools[index % tools.length] ?? 'scissors'} sizes="12rem" />
              </span>
              <Heading level={3}>{team.title}</Heading>
              <Markdown text={team.markdown} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
