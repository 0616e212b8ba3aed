import type { ComponentProps } from 'react';
import { ButtonFace, type ButtonFaceProps } from './button-face.tsx';

type ButtonProps = ButtonFaceProps & ComponentProps<'button'> & { isBusy?: boolean };

export function Button({ variant = 'go', icon, isBusy, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`btn btn-${variant}`} aria-busy={isBusy || undefined}>
      <ButtonFace variant={variant} icon={icon} isBusy={isBusy}>
        {children}
      </ButtonFace>
    </button>
  );
}
