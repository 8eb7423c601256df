// The functions of OpenGL ES. No context can be current, and without one they do nothing, here as on a device.

public func glActiveTexture(_ texture: GLenum) {}
public func glAttachShader(_ program: GLuint, _ shader: GLuint) {}
public func glBindAttribLocation(_ program: GLuint, _ index: GLuint, _ name: UnsafePointer<GLchar>!) {}
public func glBindBuffer(_ target: GLenum, _ buffer: GLuint) {}
public func glBindFramebuffer(_ target: GLenum, _ framebuffer: GLuint) {}
public func glBindRenderbuffer(_ target: GLenum, _ renderbuffer: GLuint) {}
public func glBindTexture(_ target: GLenum, _ texture: GLuint) {}
public func glBindVertexArray(_ array: GLuint) {}
public func glBindVertexArrayOES(_ array: GLuint) {}
public func glBlendEquation(_ mode: GLenum) {}
public func glBlendFunc(_ sfactor: GLenum, _ dfactor: GLenum) {}
public func glBufferData(_ target: GLenum, _ size: GLsizeiptr, _ data: UnsafeRawPointer!, _ usage: GLenum) {}
public func glBufferSubData(_ target: GLenum, _ offset: GLintptr, _ size: GLsizeiptr, _ data: UnsafeRawPointer!) {}
public func glClear(_ mask: GLbitfield) {}
public func glClearColor(_ red: GLclampf, _ green: GLclampf, _ blue: GLclampf, _ alpha: GLclampf) {}
public func glClearDepthf(_ depth: GLclampf) {}
public func glClearStencil(_ s: GLint) {}
public func glColorMask(_ red: GLboolean, _ green: GLboolean, _ blue: GLboolean, _ alpha: GLboolean) {}
public func glCompileShader(_ shader: GLuint) {}
public func glCullFace(_ mode: GLenum) {}
public func glDeleteBuffers(_ n: GLsizei, _ buffers: UnsafePointer<GLuint>!) {}
public func glDeleteFramebuffers(_ n: GLsizei, _ framebuffers: UnsafePointer<GLuint>!) {}
public func glDeleteProgram(_ program: GLuint) {}
public func glDeleteRenderbuffers(_ n: GLsizei, _ renderbuffers: UnsafePointer<GLuint>!) {}
public func glDeleteShader(_ shader: GLuint) {}
public func glDeleteTextures(_ n: GLsizei, _ textures: UnsafePointer<GLuint>!) {}
public func glDeleteVertexArrays(_ n: GLsizei, _ arrays: UnsafePointer<GLuint>!) {}
public func glDeleteVertexArraysOES(_ n: GLsizei, _ arrays: UnsafePointer<GLuint>!) {}
public func glDepthFunc(_ function: GLenum) {}
public func glDepthMask(_ flag: GLboolean) {}
public func glDetachShader(_ program: GLuint, _ shader: GLuint) {}
public func glDisable(_ cap: GLenum) {}
public func glDisableVertexAttribArray(_ index: GLuint) {}
public func glDrawArrays(_ mode: GLenum, _ first: GLint, _ count: GLsizei) {}
public func glDrawElements(_ mode: GLenum, _ count: GLsizei, _ type: GLenum, _ indices: UnsafeRawPointer!) {}
public func glEnable(_ cap: GLenum) {}
public func glEnableVertexAttribArray(_ index: GLuint) {}
public func glFinish() {}
public func glFlush() {}
public func glFramebufferRenderbuffer(_ target: GLenum, _ attachment: GLenum, _ renderbuffertarget: GLenum, _ renderbuffer: GLuint) {}
public func glFramebufferTexture2D(_ target: GLenum, _ attachment: GLenum, _ textarget: GLenum, _ texture: GLuint, _ level: GLint) {}
public func glFrontFace(_ mode: GLenum) {}
public func glGenBuffers(_ n: GLsizei, _ buffers: UnsafeMutablePointer<GLuint>!) {}
public func glGenFramebuffers(_ n: GLsizei, _ framebuffers: UnsafeMutablePointer<GLuint>!) {}
public func glGenRenderbuffers(_ n: GLsizei, _ renderbuffers: UnsafeMutablePointer<GLuint>!) {}
public func glGenTextures(_ n: GLsizei, _ textures: UnsafeMutablePointer<GLuint>!) {}
public func glGenVertexArrays(_ n: GLsizei, _ arrays: UnsafeMutablePointer<GLuint>!) {}
public func glGenVertexArraysOES(_ n: GLsizei, _ arrays: UnsafeMutablePointer<GLuint>!) {}
public func glGenerateMipmap(_ target: GLenum) {}
public func glGetIntegerv(_ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) {}
public func glGetProgramInfoLog(
    _ program: GLuint, _ bufsize: GLsizei, _ length: UnsafeMutablePointer<GLsizei>!, _ infolog: UnsafeMutablePointer<GLchar>!
) {}
public func glGetProgramiv(_ program: GLuint, _ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) {}
public func glGetRenderbufferParameteriv(_ target: GLenum, _ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) {}
public func glGetShaderInfoLog(
    _ shader: GLuint, _ bufsize: GLsizei, _ length: UnsafeMutablePointer<GLsizei>!, _ infolog: UnsafeMutablePointer<GLchar>!
) {}
public func glGetShaderiv(_ shader: GLuint, _ pname: GLenum, _ params: UnsafeMutablePointer<GLint>!) {}
public func glHint(_ target: GLenum, _ mode: GLenum) {}
public func glLineWidth(_ width: GLfloat) {}
public func glLinkProgram(_ program: GLuint) {}
public func glPixelStorei(_ pname: GLenum, _ param: GLint) {}
public func glReadPixels(
    _ x: GLint, _ y: GLint, _ width: GLsizei, _ height: GLsizei, _ format: GLenum, _ type: GLenum, _ pixels: UnsafeMutableRawPointer!
) {}
public func glRenderbufferStorage(_ target: GLenum, _ internalformat: GLenum, _ width: GLsizei, _ height: GLsizei) {}
public func glScissor(_ x: GLint, _ y: GLint, _ width: GLsizei, _ height: GLsizei) {}
public func glShaderSource(_ shader: GLuint, _ count: GLsizei, _ string: UnsafePointer<UnsafePointer<GLchar>?>!, _ length: UnsafePointer<GLint>!) {}
public func glTexImage2D(
    _ target: GLenum, _ level: GLint, _ internalformat: GLint, _ width: GLsizei, _ height: GLsizei, _ border: GLint, _ format: GLenum, _ type: GLenum,
    _ pixels: UnsafeRawPointer!
) {}
public func glTexParameteri(_ target: GLenum, _ pname: GLenum, _ param: GLint) {}
public func glTexParameterf(_ target: GLenum, _ pname: GLenum, _ param: GLfloat) {}
public func glTexSubImage2D(
    _ target: GLenum, _ level: GLint, _ xoffset: GLint, _ yoffset: GLint, _ width: GLsizei, _ height: GLsizei, _ format: GLenum, _ type: GLenum,
    _ pixels: UnsafeRawPointer!
) {}
public func glUniform1f(_ location: GLint, _ x: GLfloat) {}
public func glUniform1i(_ location: GLint, _ x: GLint) {}
public func glUniform2f(_ location: GLint, _ x: GLfloat, _ y: GLfloat) {}
public func glUniform3f(_ location: GLint, _ x: GLfloat, _ y: GLfloat, _ z: GLfloat) {}
public func glUniform4f(_ location: GLint, _ x: GLfloat, _ y: GLfloat, _ z: GLfloat, _ w: GLfloat) {}
public func glUniform2fv(_ location: GLint, _ count: GLsizei, _ v: UnsafePointer<GLfloat>!) {}
public func glUniform3fv(_ location: GLint, _ count: GLsizei, _ v: UnsafePointer<GLfloat>!) {}
public func glUniform4fv(_ location: GLint, _ count: GLsizei, _ v: UnsafePointer<GLfloat>!) {}
public func glUniformMatrix3fv(_ location: GLint, _ count: GLsizei, _ transpose: GLboolean, _ value: UnsafePointer<GLfloat>!) {}
public func glUniformMatrix4fv(_ location: GLint, _ count: GLsizei, _ transpose: GLboolean, _ value: UnsafePointer<GLfloat>!) {}
public func glUseProgram(_ program: GLuint) {}
public func glValidateProgram(_ program: GLuint) {}
public func glVertexAttribPointer(
    _ indx: GLuint, _ size: GLint, _ type: GLenum, _ normalized: GLboolean, _ stride: GLsizei, _ ptr: UnsafeRawPointer!
) {}
public func glViewport(_ x: GLint, _ y: GLint, _ width: GLsizei, _ height: GLsizei) {}

public func glCheckFramebufferStatus(_ target: GLenum) -> GLenum { 0 }
public func glCreateProgram() -> GLuint { 0 }
public func glCreateShader(_ type: GLenum) -> GLuint { 0 }
public func glGetAttribLocation(_ program: GLuint, _ name: UnsafePointer<GLchar>!) -> GLint { -1 }
public func glGetError() -> GLenum { 0 }
public func glGetString(_ name: GLenum) -> UnsafePointer<GLubyte>! { nil }
public func glGetUniformLocation(_ program: GLuint, _ name: UnsafePointer<GLchar>!) -> GLint { -1 }
public func glIsEnabled(_ cap: GLenum) -> GLboolean { 0 }
