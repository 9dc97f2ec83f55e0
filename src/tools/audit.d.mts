type Advisory = { title: string; severity: string; range: string }
export type AuditReport = {
  vulnerabilities?: Record<
    string,
    { name: string; via: (string | Advisory)[]; nodes: string[]; fixAvailable: boolean | object }
  > | null
}
export type Finding = Advisory & { name: string; isProduction: boolean; hasFix: boolean; fails: boolean }

export function auditFindings(
  report: AuditReport | undefined,
  packages: Record<string, { dev?: boolean }>,
): Finding[] | undefined
export function findingLine(finding: Finding): string
