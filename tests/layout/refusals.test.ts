import { expect, it } from 'vitest'

it('gives every refusal of a schema a message in both languages', () => {
  const files = import.meta.glob<string>(['/schemas/**/*.ts', '/blocks/*/*/schema.ts', '!/schemas/layout/refuse.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  expect(
    Object.entries(files)
      .filter(([, text]) => text.includes("code: 'custom'"))
      .map(([file]) => file),
  ).toEqual([])
})
