type Area = { name: string; blocks: string[] }
export type Selection = { vitest: string[]; playwright: string[]; env: Record<string, string> }
export declare function testsOfAreas(areas: readonly Area[], files: readonly string[]): Selection
export declare function testsOfChanges(
  changed: readonly string[],
  areas: readonly Area[],
  files: readonly string[],
  edges: readonly { from: string; to: string }[],
): Selection
