/** Created the search index in SQL, which 019 drops: new databases never have it. */
export async function up(): Promise<void> {}
