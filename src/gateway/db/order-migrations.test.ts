import { describe, expect, it } from 'vitest'
import { type Migration, orderMigrations } from './order-migrations'

const migration = (name: string, ...after: string[]): Migration => ({
  name,
  area: /^\d+-([a-z]+)/.exec(name)?.[1] ?? '',
  text: [...after.map((each) => `-- after: ${each}`), 'SELECT 1;'].join('\n'),
})
const order = (...found: Migration[]) => orderMigrations(found).map(({ name }) => name)

describe('order of migrations', () => {
  it('is the order of their times, after those with four digits', () => {
    expect(
      order(
        migration('202602010000-shop-b'),
        migration('202601010000-desk-a'),
        migration('0192-last'),
        migration('0001-first'),
      ),
    ).toEqual(['0001-first', '0192-last', '202601010000-desk-a', '202602010000-shop-b'])
  })

  it('puts one after those that it names, and the later ones of its area after it', () => {
    expect(
      order(
        migration('202601010000-shop-a', '202603010000-desk-c', '0001-first'),
        migration('202602010000-shop-b'),
        migration('202602020000-work-d'),
        migration('202603010000-desk-c'),
        migration('0001-first'),
      ),
    ).toEqual([
      '0001-first',
      '202602020000-work-d',
      '202603010000-desk-c',
      '202601010000-shop-a',
      '202602010000-shop-b',
    ])
  })

  it('is refused where one names what does not exist', () => {
    expect(() => order(migration('202601010000-shop-a', '202601010000-shop-z'))).toThrow(
      /^The migration 202601010000-shop-a is to run after 202601010000-shop-z, which does not exist\.$/,
    )
  })

  it('is refused where they wait for each other', () => {
    expect(() =>
      order(
        migration('202601010000-work-x', '202601020000-shop-a'),
        migration('202601020000-shop-a', '202601030000-desk-b'),
        migration('202601030000-desk-b', '202601020000-shop-a'),
      ),
    ).toThrow(
      /^Migrations wait for each other: 202601020000-shop-a, then 202601030000-desk-b, then 202601020000-shop-a\.$/,
    )
  })

  it('is refused where two have the same name', () => {
    expect(() =>
      order({ ...migration('202601010000-shop-a'), area: 'desk' }, migration('202601010000-shop-a')),
    ).toThrow('Two migrations have the name 202601010000-shop-a.')
  })
})
