export declare function unusedMessages(sources: Record<string, string>): string[]
