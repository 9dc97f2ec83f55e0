export type MessageRow = { file: string; id: string; was: string; en: string; th: string }
export declare function printOf(message: { en: string; th: string }): string
export declare function writeCsv(messages: readonly { file: string; id: string; en: string; th: string }[]): string
export declare function readCsv(text: string): MessageRow[]
