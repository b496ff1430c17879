import { readFolder } from '../folder/worker/reading/read-folder.ts';
import type { FolderContract } from './folder-thread.ts';
import { serve } from './serve.ts';

serve<FolderContract>(() => ({
  answers: { 'folder.read': (folder, { signal }) => readFolder(folder, signal) },
}));
