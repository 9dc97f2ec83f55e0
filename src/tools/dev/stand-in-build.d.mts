export declare function copyDemoAssets(client: string): string[]
