import type { ComponentProps } from 'react';
import { ButtonFace, type ButtonFaceProps } from './button-face.tsx';

type ButtonLinkProps = ButtonFaceProps & ComponentProps<'a'> & { href: string };

export function ButtonLink({ variant = 'go', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`btn btn-${variant}`}>
      <ButtonFace variant={variant} icon={icon}>
        {children}
      </ButtonFace>
    </a>
  );
}
