import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** An empty database on a server that others use too. */
export async function newDatabase(serverUrl: string): Promise<string> {
  const name = `of_a_test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
