export const blockNamesFile: string
export function blockNamesText(): string
