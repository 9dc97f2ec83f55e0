type Packages = Record<string, { version?: string; optionalDependencies?: Record<string, string> } & Partial<Manifest>>
export type Manifest = {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export function lockProblems(manifest: Manifest, lock: { packages: Packages }): string[]
