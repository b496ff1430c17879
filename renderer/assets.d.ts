declare module '*.xlsx?inline' {
  const dataUrl: string;
  export default dataUrl;
}

declare module 'virtual:licences' {
  const licences: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
  export default licences;
}
