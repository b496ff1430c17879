export * from './accounts.ts';
export * from './audiences.ts';
export * from './campaigns.ts';
export * from './evidence.ts';
export * from './folder.ts';
export * from './messages.ts';
export * from './sheets.ts';
export * from './starts.ts';
