import { Photo } from '../../ui/cards/photo.tsx';

export interface FaceProps {
  photo: { width: number; height: number; avif: string; webp: string; src: string; alt: string } | undefined;
  /** CSS pixels. */
  size: number;
  isEager?: boolean;
}

/** Somebody's face beside the name. Without a photo the words move left. */
export function Face({ photo, size, isEager = false }: FaceProps) {
  return photo && <Photo {...photo} className="pr-face" sizes={`${size}px`} isEager={isEager} />;
}
