export declare const readAreas: () => { name: string; calls: string[]; blocks: string[] }[]
