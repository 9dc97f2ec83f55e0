const languages: Record<string, string> = {
  js: 'javascript', mjs: 'javascript', cjs: 'javascript', jsx: 'javascript', ts: 'typescript', tsx: 'typescript', mts: 'typescript', json: 'json', html: 'xml', htm: 'xml', xml: 'xml', svg: 'xml', css: 'css', scss: 'scss', less: 'less', md: 'markdown', markdown: 'markdown',
  py: 'python', rb: 'ruby', go: 'go', rs: 'rust', java: 'java', kt: 'kotlin', swift: 'swift', c: 'c', h: 'c', cpp: 'cpp', hpp: 'cpp', cs: 'csharp', php: 'php', sh: 'bash', bash: 'bash', sql: 'sql', yaml: 'yaml', yml: 'yaml', toml: 'ini', ini: 'ini', lua: 'lua', pl: 'perl', r: 'r', diff: 'diff', patch: 'diff', graphql: 'graphql', vb: 'vbnet',
}

/** The language of code by its name's ending (`.ts`); undefined for what is plain text. */
export function languageOf(ending: string): string | undefined {
  return languages[ending.slice(1).toLowerCase()]
}
