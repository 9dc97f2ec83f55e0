export const maxTitle: number
export function judgeTitle(title: string): string | undefined
