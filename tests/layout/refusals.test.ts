import { expect, it } from 'vitest'

it('no schema refuses in words of one language alone', () => {
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
