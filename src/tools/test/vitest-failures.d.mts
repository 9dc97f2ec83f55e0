import type { Reporter } from 'vitest/reporters'

export function failuresReporter(file: string): Reporter
